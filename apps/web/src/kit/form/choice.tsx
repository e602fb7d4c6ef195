import type { SelectProps } from 'antd';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../page/icons.tsx';
import { onTouch } from './on-touch.tsx';
import './choice.css';
import { type State, StateTag } from '../feedback/status.tsx';

const Selector = onTouch<SelectProps>(() => import('antd/es/select/index.js').then((file) => file.default));

type PlainChoiceProps = ComponentProps<'button'> & { chosen?: ReactNode; placeholder: ReactNode };
/** Renders the placeholder of a selector that is not loaded yet. */
export const PlainChoice = ({ chosen, placeholder, className = '', ...button }: PlainChoiceProps) => (
  <button type="button" role="combobox" aria-haspopup="listbox" aria-expanded={false} className={`choice ${className}`} {...button}>
    {chosen ? <span>{chosen}</span> : <span className="choice-none">{placeholder}</span>}
    <Icon name="chevron" size={12} />
  </button>
);

type Option = { value?: unknown; label?: unknown; options?: Option[] };
const labelOf = (options: readonly Option[], value: unknown) =>
  options.flatMap((one) => one.options ?? [one]).find((one) => one.value === value)?.label;

type ChoiceProps<V> = Omit<SelectProps<V>, 'mode' | 'autoFocus' | 'defaultOpen'>;
/**
 * Renders antd's Select for one value outside a form. It is loaded when a selector is first touched; until then a placeholder looks like
 * it.
 */
export function Choice<V = string>(props: ChoiceProps<V>) {
  const { id, value, options = [], placeholder, labelRender, allowClear, disabled, className, style, onOpenChange } = props;
  const isChosen = value !== undefined && value !== null;
  const label = isChosen ? labelOf(options as Option[], value) : undefined;
  const chosen = labelRender ? labelRender({ label, value } as Parameters<typeof labelRender>[0]) : (label ?? '…');
  return (
    <Selector
      control={props as SelectProps}
      isNeeded={Boolean(allowClear) && isChosen}
      plain={(handlers) => (
        <PlainChoice
          {...{ id, className, style, disabled }}
          aria-label={props['aria-label']}
          chosen={isChosen && (chosen as ReactNode)}
          placeholder={placeholder}
          {...handlers}
          onClick={(event: MouseEvent<HTMLElement>) => {
            handlers.onClick(event);
            onOpenChange?.(true);
          }}
        />
      )}
    />
  );
}

type FilterChoiceProps<V> = Omit<ChoiceProps<V>, 'labelRender' | 'optionRender'> & {
  /** Renders an option, in the list and when selected, that needs more than its label, such as a coloured dot. */
  draw?: (value: V) => ReactNode;
};
/** Renders a selector for the search card; an empty value means all. */
export function FilterChoice<V = string>({ draw, ...props }: FilterChoiceProps<V>) {
  const renderers: Pick<ChoiceProps<V>, 'labelRender' | 'optionRender'> = draw
    ? {
        // the page address may contain a value that is not among the options
        labelRender: ({ label, value }) => (label === undefined ? '…' : draw(value as V)),
        optionRender: ({ value }) => draw(value as V),
      }
    : {};
  return <Choice<V> allowClear placeholder="全部" {...renderers} {...props} />;
}

type StatusChoiceProps = Omit<ComponentProps<typeof FilterChoice<string>>, 'options' | 'draw'> & { states: readonly State[] };
/** Renders a selector of a state in a search card, with the same dots as the list, so that it also serves as a legend. */
export const StatusChoice = ({ states, ...field }: StatusChoiceProps) => (
  <FilterChoice {...field} options={[...states]} draw={(value) => <StateTag states={states} value={value} />} />
);
