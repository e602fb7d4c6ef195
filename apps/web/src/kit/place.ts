import type { EnterableContext, UserInfo } from '@park/contract/people/identity';
import { createContext, useContext } from 'react';

/** A company in a park: where one acts. */
export type Place = Pick<EnterableContext, 'companyId' | 'parkId' | 'companyName' | 'parkName'>;

/** What tells one place from another. */
export const placeKey = ({ companyId, parkId }: Pick<Place, 'companyId' | 'parkId'>) => `${companyId}/${parkId}`;
/** A place as people read it: park · company. */
export const placeName = ({ parkName, companyName }: Pick<UserInfo, 'parkName' | 'companyName'>) =>
  [parkName, companyName].filter(Boolean).join(' · ');
/** Whether the person acts in that place now. */
export const isHere = (user: UserInfo, place: Pick<Place, 'companyId' | 'parkId'>) =>
  place.companyId === user.companyId && place.parkId === user.parkId;

/** Goes to act elsewhere. The app supplies it, since nothing fetched or typed here may come along. */
export const MoveContext = createContext<(place: Place) => Promise<void>>(async () => {});
/** Goes to act in another place. */
export const useMove = () => useContext(MoveContext);
