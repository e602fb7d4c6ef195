import type { ReactNode } from 'react';
import { Mark, type MarkSize } from '../../kit/page/mark.tsx';

type AvatarProps = {
  /** Id of the person; lists that know only a name take the colour from it. */
  id?: string | null | undefined;
  name: string;
  url?: string | null | undefined;
  size?: MarkSize;
};
/** Shows a person's picture, or the last two characters of the name, as people call each other by them; a small circle has room for one. */
export const Avatar = ({ id, name, url, size = 40 }: AvatarProps) => (
  <Mark id={id || name} size={size} url={url} isRound letters={[...name].slice(size < 22 ? -1 : -2).join('')} />
);

type PersonNameProps = Pick<AvatarProps, 'id' | 'url'> & { name: string | null | undefined; children?: ReactNode };
/** Shows the name of a person, or the given link with it, beside the avatar; dashes if there is nobody. */
export const PersonName = ({ name, children = name, ...person }: PersonNameProps) =>
  name ? (
    <span className="marked marked-person">
      <Avatar {...person} name={name} size={24} />
      <span>{children}</span>
    </span>
  ) : (
    '--'
  );
