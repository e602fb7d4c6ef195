import { PaperClipOutlined } from '@ant-design/icons';

/** A file to look at or to save, in a window of its own. */
export const FileLink = ({ file: { name, url } }: { file: { name: string; url: string } }) => (
  <span className="process-file">
    <PaperClipOutlined aria-hidden />
    {url ? (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    ) : (
      name
    )}
  </span>
);
