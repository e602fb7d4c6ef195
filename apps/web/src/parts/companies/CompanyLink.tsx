import { Link } from 'react-router';
import { useRight } from '../../kit/api/access.tsx';
import { useCompanyPage } from './address.ts';
import { CompanyName } from './CompanyMark.tsx';

type CompanyLinkProps = { id: string; name: string; note?: string | null };
/** Renders mark and name of a company, linked to its page if the user may open it. */
export function CompanyLink({ id, name, note }: CompanyLinkProps) {
  const mayOpen = useRight('company:read') === 'park';
  const page = useCompanyPage();
  return (
    <CompanyName id={id} note={note}>
      {mayOpen ? <Link to={page(id)}>{name}</Link> : name}
    </CompanyName>
  );
}
