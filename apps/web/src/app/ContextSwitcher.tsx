import { Icon } from '../kit/page/icons.tsx';
import { useMe } from '../parts/session/me.ts';
import { placeName, useMove } from '../parts/session/place.ts';
import { Places } from './Places.tsx';
import { Popup } from './Popup.tsx';

/** Shows the current company and park at all times, and opens the list for switching to another. */
export function ContextSwitcher() {
  const { user } = useMe();
  const move = useMove();
  return (
    <Popup
      label="切换园区或企业"
      side="below"
      className="switcher"
      button={
        <>
          <Icon name="company" />
          <span className="switcher-name">{placeName(user)}</span>
          <span className="switcher-word">切换</span>
        </>
      }
    >
      {(close) => (
        <Places
          onChoose={(place) => {
            close();
            void move(place);
          }}
        />
      )}
    </Popup>
  );
}
