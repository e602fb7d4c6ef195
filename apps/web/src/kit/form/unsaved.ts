const paths = new Set<string>();
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The pages with edits that are not saved, by path: the tab bar asks before it closes one, the browser before it leaves.
 * Not an effect of the page, since a kept page's effects end when it is hidden.
 */
export const unsaved = {
  has: (path: string) => paths.has(path),
  set(path: string, isDirty: boolean) {
    if (isDirty) paths.add(path);
    else paths.delete(path);
    if (paths.size > 0) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  },
};
