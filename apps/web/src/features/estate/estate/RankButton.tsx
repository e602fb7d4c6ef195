import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { Can } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { RankDialog } from './lazy.ts';

type RankButtonProps = Omit<ComponentProps<typeof RankDialog>, 'dialog'> & { total: number };
/** The button 调整顺序, shown to users who may edit the estate if there is more than one item to order. */
export function RankButton({ total, ...ranked }: RankButtonProps) {
  const ranking = useDialog();
  return (
    <Can access="estate:update">
      <Button disabled={total < 2} onClick={ranking.add}>
        调整顺序
      </Button>
      <LoadingBoundary>{ranking.open && <RankDialog dialog={ranking} {...ranked} />}</LoadingBoundary>
    </Can>
  );
}
