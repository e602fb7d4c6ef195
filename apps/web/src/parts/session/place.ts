import type { EnterableContext, UserInfo } from '@park/contract/people/identity';
import { createContext, useContext } from 'react';

/** The context of a session: the company and park in which the user acts. */
export type Place = Pick<EnterableContext, 'companyId' | 'parkId' | 'companyName' | 'parkName'>;

/** Returns a key that identifies a company in a park. */
export const placeKey = ({ companyId, parkId }: Pick<Place, 'companyId' | 'parkId'>) => `${companyId}/${parkId}`;
/** Formats park and company as park · company. */
export const placeName = ({ parkName, companyName }: Pick<UserInfo, 'parkName' | 'companyName'>) =>
  [parkName, companyName].filter(Boolean).join(' · ');
/** Tells whether the user is currently in this company and park. */
export const isHere = (user: UserInfo, place: Pick<Place, 'companyId' | 'parkId'>) =>
  place.companyId === user.companyId && place.parkId === user.parkId;

/** Function that switches to another company and park. Supplied by the app, which discards all fetched and typed data on a switch. */
export const MoveContext = createContext<(place: Place) => Promise<void>>(async () => {});
/** Returns the function that switches to another company and park. */
export const useMove = () => useContext(MoveContext);
