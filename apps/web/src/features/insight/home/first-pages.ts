import type { ComponentType } from 'react';
import type { FirstPage } from '../../../pages.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { AijiHomePage, HomePage } from './HomePage.tsx';
import { NavigationPage } from './NavigationPage.tsx';
import { OperatePage } from './OperatePage.tsx';
import { SpaceSelectPage } from './SpaceSelectPage.tsx';

/**
 * Home and the pages that lead into parks and applications. They are small and share most of their code, so they are bundled with the
 * frame.
 */
export const firstPages = { AijiHomePage, EmbeddedPage, HomePage, NavigationPage, OperatePage, SpaceSelectPage } satisfies Record<
  FirstPage,
  ComponentType
>;
