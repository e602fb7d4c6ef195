import { file } from '@park/contract/kernel/file';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { Picture } from './queue.ts';

/** Renders a stored picture. Its link expires after ten minutes; on a page that stays open longer, a new link is requested once. */
export function StoredImage({ picture, className }: { picture: Picture; className?: string }) {
  const [fresh, setFresh] = useState<{ of: string; url: string }>();
  const isRenewed = fresh?.of === picture.url;
  const renew = () =>
    send(file.link, { fileUrl: picture.id }).then(
      ({ url }) => setFresh({ of: picture.url, url }),
      () => setFresh({ of: picture.url, url: picture.url }),
    );
  return (
    <img
      className={className}
      src={isRenewed ? fresh.url : picture.url}
      alt={picture.name}
      draggable={false}
      onError={isRenewed ? undefined : () => void renew()}
    />
  );
}
