import { ticket } from '@park/contract/kernel/ticket';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { CallError, clientTexts, send } from '../kit/api/send.ts';
import { usePageParams } from '../kit/list/state.ts';
import { iotCode } from './apps.ts';
import { MessagePage } from './MessagePage.tsx';
import { PageSkeleton } from './Skeleton.tsx';
import { frameAddress, trustFrame } from './smart-device.ts';

/**
 * The permission `allow-same-origin` lets an application keep its own storage. An application on the console's own origin does not get it,
 * because it could use it to leave the sandbox.
 */
const sandboxOf = (origin: string) =>
  `allow-scripts allow-forms allow-popups allow-downloads${origin === window.location.origin ? '' : ' allow-same-origin'}`;

type Opened = { requestKey: string; src: string; origin: string; name: string };

/** Shows an external application inside the console. The application receives a ticket that works once, never the session token. */
export function FramePage() {
  const { menuId = '' } = useParams();
  const [params] = usePageParams();
  const device = params.get('url');
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [refusal, setRefusal] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const requestKey = [menuId, device, round].join(' ');
  const isOpen = opened?.requestKey === requestKey;

  // A page that becomes visible again keeps its frame: the ticket is needed only to open it.
  useEffect(() => {
    if (isOpen) return;
    let isLeft = false;
    send(ticket.issue, { appCode: menuId }).then(
      (issued) => {
        if (isLeft) return;
        setRefusal('');
        setOpened({ requestKey, src: frameAddress(issued, device), origin: issued.origin, name: issued.name });
      },
      (error: unknown) => !isLeft && setRefusal(error instanceof CallError ? error.message : clientTexts.failed),
    );
    return () => {
      isLeft = true;
    };
  }, [isOpen, requestKey, menuId, device]);

  const origin = menuId === iotCode ? opened?.origin : undefined;
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    return inside && origin ? trustFrame(inside, origin) : undefined;
  }, [origin]);

  if (refusal)
    return (
      <MessagePage title="暂未开放" text={refusal}>
        <button
          type="button"
          className="button is-primary"
          onClick={() => {
            setRefusal('');
            setRound(round + 1);
          }}
        >
          重试
        </button>
      </MessagePage>
    );
  if (!opened) return <PageSkeleton />;
  return (
    <iframe
      ref={frame}
      className="frame"
      title={opened.name}
      src={opened.src}
      sandbox={sandboxOf(opened.origin)}
      referrerPolicy="no-referrer"
    />
  );
}
