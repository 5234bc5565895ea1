import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonIntroduction() {
  const [sent, setSent] = React.useState(0);

  return (
    <div className="button-introduction-row">
      <Button className="button-introduction-action" onClick={() => setSent(sent + 1)}>
        Send dispatch
      </Button>
      <Button className="button-introduction-action" disabled>
        Recall dispatch
      </Button>
      <span className="button-introduction-note" role="status">
        {sent === 0 ? 'Nothing sent yet' : `Dispatches sent: ${sent}`}
      </span>
    </div>
  );
}
