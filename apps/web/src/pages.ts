import type { Permission } from '@park/contract/access';
import type { ComponentType } from 'react';

type Flag = 'singlePage' | 'noTab' | 'button' | 'keepAlive' | 'hidden';
/** Pages that are not fetched by themselves: almost everybody arrives at them, so they come with the frame. */
export type FirstPage = 'AijiHomePage' | 'EmbeddedPage' | 'HomePage' | 'NavigationPage' | 'OperatePage' | 'SpaceSelectPage';
/** Fetches a page when it is first shown. */
export type FetchPage = () => Promise<ComponentType>;

type Shown = {
  /** Other pages lead to it as well, so people without its menu node may open it. */
  isLinked?: true;
  /** The right without which there is nothing to do on the page. */
  needs?: Permission;
  flags?: readonly Flag[];
  /** Hand-made without antd, so that the first screen need not wait for it. */
  plain?: true;
};
export type Route = Shown & {
  path: string;
  title: string;
  /** The node of the access manifest that opens it; detail and edit pages carry the node of their list. */
  node?: string;
  /** For pages that hang on no node. */
  access?: 'public' | 'signed-in';
  redirect?: string;
  /** Drawn by the shell itself. */
  inShell?: true;
  page?: FirstPage | FetchPage;
};
/** The page of a menu node; its path and title come from the menu. */
export type MenuPage = FetchPage | (Shown & { page: FirstPage | FetchPage });

/** Pages of one domain: those of menu nodes by their code, and further ones such as details and forms with an address of their own. */
export type Pages = { menu?: Readonly<Record<string, MenuPage>>; more?: readonly Route[] };
export const definePages = (pages: Pages): Pages => pages;
