import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function QuickstartButton() {
  const [berths, setBerths] = React.useState(2);

  return (
    <div className="quickstart-button-row">
      <Button
        className="quickstart-button-book"
        disabled={berths === 0}
        focusableWhenDisabled
        onClick={() => setBerths(berths - 1)}
      >
        Book a berth
      </Button>
      <span role="status">Free berths: {berths}</span>
    </div>
  );
}
