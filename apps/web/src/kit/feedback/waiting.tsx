/** Over the whole window while a dialog is on its way; after a moment only, since most come at once. */
export const Waiting = () => <div className="waiting" role="status" aria-label="加载中" />;
