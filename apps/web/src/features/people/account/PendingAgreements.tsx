import { type AgreementKind, agreement, agreementNames } from '@park/contract/people/agreement';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { isStale } from '../../../kit/form/conflict.tsx';
import { AntdTheme } from '../../../kit/theme/AntdTheme.tsx';
import './account.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

type PendingAgreementsProps = { kinds: readonly AgreementKind[]; onDone: () => void; onLeave: () => void };
/** Shows agreements published since the user's last consent. Without consent the user can only sign out. */
export function PendingAgreements(props: PendingAgreementsProps) {
  return (
    <AntdTheme>
      <AgreementsDialog {...props} />
    </AntdTheme>
  );
}

function AgreementsDialog({ kinds, onDone, onLeave }: PendingAgreementsProps) {
  const { data, error, refetch } = useQuery(ask(agreement.current, {}));
  const [shown, show] = useState(kinds[0] as AgreementKind);
  const [isAgreed, setAgreed] = useState(false);
  const accept = useCommand(agreement.accept, false, (refusal) => {
    // A newer version was published while the user read this one: show it, because consent to an unread version must not be sent.
    if (isStale(refusal)) {
      setAgreed(false);
      void refetch();
    }
    return false;
  });
  const texts = data?.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const text = texts.find(({ kind }) => kind === shown);
  const names = kinds.map((kind) => `《${agreementNames[kind]}》`).join('');
  return (
    <PageModal
      title="协议更新"
      open
      width={900}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="leave" onClick={onLeave}>
          退出
        </Button>,
        <Button
          key="accept"
          type="primary"
          disabled={!isAgreed || texts.length === 0}
          loading={accept.isPending}
          onClick={() =>
            accept.mutate({ agreements: texts.map(({ kind, version }) => ({ kind, version })) }, { onSuccess: () => onDone() })
          }
        >
          同意并继续
        </Button>,
      ]}
    >
      <div className="stack">
        <div>我们更新了{names}，请阅读并同意后继续使用。</div>
        {kinds.length > 1 && (
          <Segmented block value={shown} onChange={show} options={kinds.map((kind) => ({ value: kind, label: agreementNames[kind] }))} />
        )}
        {error ? (
          <ErrorBlock error={error} onRetry={() => void refetch()} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long text
          <section className="agreement-text" aria-label={agreementNames[shown]} tabIndex={0}>
            {text ? text.content : <SkeletonLines rows={6} />}
          </section>
        )}
        <Checkbox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
          我已阅读并同意{names}
        </Checkbox>
      </div>
    </PageModal>
  );
}
