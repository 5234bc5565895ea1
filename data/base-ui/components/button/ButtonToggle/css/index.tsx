import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

const functions = ['Mute', 'Solo', 'Arm for recording'];

export default function ButtonToggle() {
  const [active, setActive] = React.useState(['Solo']);

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((item) => item !== name) : [...active, name]);

  return (
    <div className="button-toggle-strip" role="group" aria-label="Channel 4, cello">
      {functions.map((name) => (
        <Button
          className="button-toggle-toggle"
          key={name}
          aria-pressed={active.includes(name)}
          onClick={() => toggle(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
