import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function PortalIntroduction() {
  const [raised, setRaised] = React.useState(false);

  return (
    <div>
      <button
        className="portal-introduction-toggle"
        type="button"
        aria-pressed={raised}
        onClick={() => setRaised(!raised)}
      >
        Storm signal
      </button>
      <Portal>
        <div className="portal-introduction-corner" role="status">
          {raised && (
            <div className="portal-introduction-signal">
              Gale from the southwest, from the end of body
            </div>
          )}
        </div>
      </Portal>
    </div>
  );
}
