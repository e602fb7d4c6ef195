import { type KeyboardEvent, type SubmitEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RightsContext } from '../kit/api/access.tsx';
import { Sheet } from '../kit/feedback/sheet.tsx';
import { useMe } from '../parts/session/me.ts';
import { type TourStep, tourSteps } from './tour-steps.ts';
import './tour.css';

const isInView = (part: Element) => part.checkVisibility({ visibilityProperty: true });
/** Returns the visible element that a step points at. Several elements may match, such as the menu and its drawer. */
const targetOf = ({ at }: TourStep): Element | undefined =>
  at.flatMap((selector) => [...document.querySelectorAll(`.shell ${selector}`)]).find(isInView);

const [gap, margin, halo] = [14, 12, 4];
const clamp = (position: number, limit: number) => Math.max(margin, Math.min(position, limit - margin));
/**
 * Highlights the element and places the card below it, above it if there is no room below, or beside it if it is taller than half the
 * window.
 */
function positionCard(ring: HTMLElement, card: HTMLElement, part: Element) {
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  Object.assign(ring.style, {
    left: `${left - halo}px`,
    top: `${top - halo}px`,
    width: `${width + 2 * halo}px`,
    height: `${height + 2 * halo}px`,
  });
  const [wide, high] = [card.offsetWidth, card.offsetHeight];
  const isTall = height > innerHeight / 2;
  const below = bottom + gap + high < innerHeight ? bottom + gap : top - gap - high;
  card.style.left = `${clamp(isTall ? right + gap : left + width / 2 - wide / 2, innerWidth - wide)}px`;
  card.style.top = `${clamp(isTall ? top + gap : below, innerHeight - high)}px`;
}

/** Guides a new user through the shell, highlighting one element after another. */
export function Tour({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const rights = useContext(RightsContext);
  const navigate = useNavigate();
  const [steps] = useState(() => tourSteps(me, rights).filter(targetOf));
  const [at, setAt] = useState(0);
  const ring = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLFormElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  useLayoutEffect(() => {
    const settle = () => {
      const part = step && targetOf(step);
      if (part && ring.current && card.current) positionCard(ring.current, card.current, part);
    };
    if (step) targetOf(step)?.scrollIntoView({ block: 'nearest' });
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [step]);
  // The dialog that this component renders is open by now and has already taken the focus.
  useLayoutEffect(() => nextButton.current?.focus(), []);

  if (!step) return null;
  const go = (by: number) => {
    setAt(Math.max(0, Math.min(at + by, steps.length - 1)));
    // the next button gets the focus, because the first step has no 上一步 button that could keep it
    nextButton.current?.focus();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLast) onClose();
    else go(1);
  };
  return (
    <Sheet label="新手引导" className="tour" onClose={onClose}>
      {/* Covers the page, so that a click beside the card does not end the tour. */}
      <div className="tour-shade" />
      <div ref={ring} className="tour-ring" />
      <form ref={card} className="tour-card" onKeyDown={press} onSubmit={submit}>
        <div aria-live="polite">
          <h2>{step.title}</h2>
          <p>{step.text}</p>
          {isLast && <p className="muted">点击右上角头像，可以再次打开新手引导。</p>}
        </div>
        {step.page && (
          <button
            type="button"
            className="link-button tour-open"
            onClick={() => {
              onClose();
              void navigate(step.page?.address ?? '/');
            }}
          >
            打开{step.page.name}
          </button>
        )}
        <div className="tour-actions">
          <span className="muted">
            {at + 1} / {steps.length}
          </span>
          {!isLast && (
            <button type="button" className="link-button" onClick={onClose}>
              跳过
            </button>
          )}
          {at > 0 && (
            <button type="button" className="button" onClick={() => go(-1)}>
              上一步
            </button>
          )}
          <button ref={nextButton} type="submit" className="button is-primary">
            {isLast ? '完成' : '下一步'}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
