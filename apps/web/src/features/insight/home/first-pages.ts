import type { ComponentType } from 'react';
import type { FirstPage } from '../../../pages.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { AijiHomePage, HomePage } from './HomePage.tsx';
import { NavigationPage } from './NavigationPage.tsx';
import { OperatePage } from './OperatePage.tsx';
import { SpaceSelectPage } from './SpaceSelectPage.tsx';

/** Home and the ways into parks and applications: small pages that share most of what they are made of, and come with the frame. */
export const firstPages = { AijiHomePage, EmbeddedPage, HomePage, NavigationPage, OperatePage, SpaceSelectPage } satisfies Record<
  FirstPage,
  ComponentType
>;
