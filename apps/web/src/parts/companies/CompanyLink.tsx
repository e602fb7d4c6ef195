import { Link } from 'react-router';
import { useRight } from '../../kit/api/access.tsx';
import { useCompanyPage } from './address.ts';

/** Renders the name of a company, linked to its page if the user may open it. */
export function CompanyLink({ id, name }: { id: string; name: string }) {
  const mayOpen = useRight('company:read') === 'park';
  const page = useCompanyPage();
  return mayOpen ? <Link to={page(id)}>{name}</Link> : name;
}
