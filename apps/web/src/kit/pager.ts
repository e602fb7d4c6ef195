import type { PaginationProps } from 'antd';
import { type AriaAttributes, cloneElement, type ReactElement } from 'react';

const names: Partial<Record<string, string>> = { prev: '上一页', next: '下一页' };

/** The arrows of a pager as buttons with names: antd gives them none but those of their icons. */
export const turnItems: NonNullable<PaginationProps['itemRender']> = (_, type, item) =>
  names[type] ? cloneElement(item as ReactElement<AriaAttributes>, { 'aria-label': names[type] }) : item;
