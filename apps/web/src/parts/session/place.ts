import type { EnterableContext, UserInfo } from '@park/contract/people/identity';
import { createContext, useContext } from 'react';

/** A company in a park, in which the user acts. */
export type Place = Pick<EnterableContext, 'companyId' | 'parkId' | 'companyName' | 'parkName'>;

/** Returns the key of a place. */
export const placeKey = ({ companyId, parkId }: Pick<Place, 'companyId' | 'parkId'>) => `${companyId}/${parkId}`;
/** Formats a place as park · company. */
export const placeName = ({ parkName, companyName }: Pick<UserInfo, 'parkName' | 'companyName'>) =>
  [parkName, companyName].filter(Boolean).join(' · ');
/** Tells whether the place is the user's current place. */
export const isHere = (user: UserInfo, place: Pick<Place, 'companyId' | 'parkId'>) =>
  place.companyId === user.companyId && place.parkId === user.parkId;

/** Function that switches to another place. Supplied by the app, which discards all fetched and typed data on a switch. */
export const MoveContext = createContext<(place: Place) => Promise<void>>(async () => {});
/** Returns the function that switches to another place. */
export const useMove = () => useContext(MoveContext);
