const paths = new Set<string>();
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Paths of the pages with unsaved edits: the tab bar asks before it closes such a page, the browser before it leaves. Kept outside the
 * pages, because the effects of a hidden page are cleaned up.
 */
export const unsaved = {
  has: (path: string) => paths.has(path),
  set(path: string, isDirty: boolean) {
    if (isDirty) paths.add(path);
    else paths.delete(path);
    if (paths.size > 0) window.addEventListener('beforeunload', warnBeforeUnload);
    else window.removeEventListener('beforeunload', warnBeforeUnload);
  },
};
