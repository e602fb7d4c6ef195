import type { Permission } from '@park/contract/access';
import type { ComponentType } from 'react';

type Flag = 'singlePage' | 'noTab' | 'button' | 'keepAlive' | 'hidden';
/** Pages without a chunk of their own: almost every user arrives at them, so they are part of the frame. */
export type FirstPage = 'AijiHomePage' | 'EmbeddedPage' | 'HomePage' | 'NavigationPage' | 'OperatePage' | 'SpaceSelectPage';
/** Loads a page when it is first shown. */
export type FetchPage = () => Promise<ComponentType>;

type Shown = {
  /** Other pages link to the page as well, so users without its menu node may open it. */
  isLinked?: true;
  /** The right without which the page is of no use. */
  needs?: Permission;
  flags?: readonly Flag[];
  /** The page shows the name of its record itself, so the heading above it stays the title of the route. */
  hasOwnHeading?: true;
  /** The page is made without antd, so the first screen need not wait for antd. */
  plain?: true;
};
export type Route = Shown & {
  path: string;
  title: string;
  /** The menu node that grants access to the page; detail and edit pages carry the node of their list. */
  node?: string;
  /** Access of a page that belongs to no menu node. */
  access?: 'public' | 'signed-in';
  redirect?: string;
  /** The page is rendered by the shell itself. */
  inShell?: true;
  page?: FirstPage | FetchPage;
};
/** The page of a menu node; its path and title come from the menu. */
export type MenuPage = FetchPage | (Shown & { page: FirstPage | FetchPage });

/** Pages of one domain: pages of menu nodes by their code, and further pages with an address of their own, such as details and forms. */
export type Pages = { menu?: Readonly<Record<string, MenuPage>>; more?: readonly Route[] };
export const definePages = (pages: Pages): Pages => pages;
