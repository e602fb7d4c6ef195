import { createContext } from 'react';

/** Whether the page is the one in view. Kept pages stay mounted while hidden, and must not keep a dialog open over others. */
export const ActiveContext = createContext(true);
