import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { Can } from '../../../kit/access.tsx';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Later } from '../../../kit/later.tsx';
import { RankDialog } from './lazy.ts';

type RankButtonProps = Omit<ComponentProps<typeof RankDialog>, 'dialog'> & { total: number };
/** 调整顺序, for who may, of what there are several of. */
export function RankButton({ total, ...ranked }: RankButtonProps) {
  const ranking = useDialog();
  return (
    <Can access="estate:update">
      <Button disabled={total < 2} onClick={ranking.add}>
        调整顺序
      </Button>
      <Later>{ranking.open && <RankDialog dialog={ranking} {...ranked} />}</Later>
    </Can>
  );
}
