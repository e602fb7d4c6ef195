import { file } from '@park/contract/kernel/file';
import { useState } from 'react';
import { send } from './send.ts';
import type { Picture } from './upload-queue.ts';

/** A stored picture. Its link ends after ten minutes; a page that was open longer asks once for a fresh one. */
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
