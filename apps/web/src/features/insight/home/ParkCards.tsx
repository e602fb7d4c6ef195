import { park } from '@park/contract/company/park';
import type { EnterableContext } from '@park/contract/people/identity';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { Icon } from '../../../kit/page/icons.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { isHere, placeKey, useMove } from '../../../parts/session/place.ts';
import { sideNames } from './side.ts';

const neverStale = { staleTime: Number.POSITIVE_INFINITY };

/** Returns the disabled parks, which nobody can enter. */
export const useClosedParks = () => useQuery({ ...ask(park.projects, { enableFlag: 0, pageSize: 1000 }), ...neverStale }).data?.list ?? [];

/** Shows the parks as cards; parks the user may not enter are shown locked. */
export function ParkCards({ places }: { places: readonly EnterableContext[] }) {
  const { user } = useMe();
  const navigate = useNavigate();
  const move = useMove();
  // The console sends the same query when it starts. Until the answer arrives, the cards lack the name of the space.
  const { data: parks } = useQuery({ ...ask(park.all, {}), ...neverStale });
  return (
    <ul className="park-cards">
      {places.map((place) => {
        const isCurrent = isHere(user, place);
        const space = parks?.find((one) => one.id === place.parkId)?.areaName;
        const choose = () => void (isCurrent ? navigate('/', { state: { isChosen: true } }) : move(place));
        return (
          <li key={placeKey(place)}>
            <button
              type="button"
              className="park-card"
              disabled={!place.hasPrivilege}
              aria-current={isCurrent || undefined}
              onClick={choose}
            >
              <span className="park-card-icon">
                <Icon name={place.hasPrivilege ? 'park' : 'lock'} />
              </span>
              <span className="park-card-name">{place.parkName ?? place.companyName}</span>
              <span className="park-card-facts">
                {place.parkName && <span>{place.companyName}</span>}
                <span>{[sideNames[place.side], space].filter(Boolean).join(' · ')}</span>
              </span>
              {isCurrent && <span className="park-card-mark">当前</span>}
              {!place.hasPrivilege && <span className="park-card-mark">无权限</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
