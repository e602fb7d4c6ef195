import { Button, Input } from 'antd';
import './flow.css';

const commonPhrases = ['情况属实', '已核实', '请尽快办理'];

type OpinionProps = { id?: string; value?: string; onChange?: (text: string) => void; words?: readonly string[] };
/** Renders the input for the opinion on a decision, typed or chosen from common phrases. */
export const Opinion = ({ id, value = '', onChange, words = commonPhrases }: OpinionProps) => (
  <div className="opinion">
    <Input.TextArea
      {...(id && { id })}
      showCount
      maxLength={500}
      rows={3}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
    <div className="row opinion-words">
      {words.map((word) => (
        <Button key={word} size="small" onClick={() => onChange?.(value ? `${value}，${word}` : word)}>
          {word}
        </Button>
      ))}
    </div>
  </div>
);
