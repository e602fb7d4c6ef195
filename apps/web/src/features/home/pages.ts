/** Home and the ways into parks and applications: small pages that share most of what they are made of, fetched as one. */
export { EmbeddedPage } from './EmbeddedPage.tsx';
export { AijiHomePage, HomePage } from './HomePage.tsx';
export { NavigationPage } from './NavigationPage.tsx';
export { OperatePage } from './OperatePage.tsx';
export { SpaceSelectPage } from './SpaceSelectPage.tsx';
