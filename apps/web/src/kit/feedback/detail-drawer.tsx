import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Descriptions, type DescriptionsProps, Drawer } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import { WithoutHeading } from '../page/heading.tsx';

type DetailDrawerProps = PropsWithChildren<{
  open: boolean;
  title: ReactNode;
  items: NonNullable<DescriptionsProps['items']>;
  onClose: () => void;
  /** Opens the previous or the next row; left out at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  extra?: ReactNode;
}>;
/** Shows one record beside its list. Escape or a click outside closes it. */
export function DetailDrawer({ open, title, items, onClose, onPrevious, onNext, extra, children }: DetailDrawerProps) {
  const steps = (
    <>
      {extra}
      <Button type="text" aria-label="上一条" icon={<UpOutlined />} disabled={!onPrevious} onClick={onPrevious} />
      <Button type="text" aria-label="下一条" icon={<DownOutlined />} disabled={!onNext} onClick={onNext} />
    </>
  );
  return (
    <Drawer open={open} title={title} size={720} onClose={onClose} extra={steps} destroyOnHidden>
      <div className="stack">
        <Descriptions column={{ xs: 1, sm: 2 }} items={items} />
        <WithoutHeading>{children}</WithoutHeading>
      </div>
    </Drawer>
  );
}
