import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function OverviewFirstComponent() {
  const [packets, setPackets] = React.useState(3);

  return (
    <div className="overview-first-component-card">
      <span className="overview-first-component-name" role="status">
        Sweet peas, packets left: {packets}
      </span>
      <Button
        className="overview-first-component-borrow"
        disabled={packets === 0}
        focusableWhenDisabled
        onClick={() => setPackets(packets - 1)}
      >
        Borrow a packet
      </Button>
    </div>
  );
}
