import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function PortalIntroduction() {
  const [portal, setPortal] = React.useState(false);
  const harbor = React.useRef<HTMLDivElement>(null);

  return (
    <div className="portal-introduction-column">
      <label>
        <input
          type="checkbox"
          checked={portal}
          onChange={(event) => setPortal(event.target.checked)}
        />{' '}
        Use a portal
      </label>
      <div className="portal-introduction-harbor" ref={harbor}>
        <div className="portal-introduction-ship">
          Cabin of the Petrel
          <Portal container={() => harbor.current} disablePortal={!portal}>
            <div className="portal-introduction-notice">
              Storm warning: stay in the harbor until Thursday
            </div>
          </Portal>
        </div>
      </div>
    </div>
  );
}
