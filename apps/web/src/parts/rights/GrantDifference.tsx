import type { GrantChange } from '@park/contract/rights/grant';
import './grant.css';

/** Shows the rights that saving would add and remove, and the number of affected people. */
export function GrantDifference({ change: { added, removed, affected } }: { change: GrantChange }) {
  return (
    <>
      <p className="grant-difference">
        +{added.length} 菜单，−{removed.length}，影响 {affected} 人
      </p>
      <Nodes label="新增" nodes={added} />
      <Nodes label="移除" nodes={removed} />
    </>
  );
}

function Nodes({ label, nodes }: { label: string; nodes: GrantChange['added'] }) {
  if (nodes.length === 0) return null;
  return (
    <section aria-label={label}>
      <strong>{label}</strong>
      <ul className="grant-nodes">
        {nodes.map(({ menuId, name }) => (
          <li key={menuId}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
