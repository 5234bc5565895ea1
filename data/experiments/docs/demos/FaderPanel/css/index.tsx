import { useId, useState } from 'react';
import './styles.css';

export default function FaderPanel() {
  const id = useId();
  const [level, setLevel] = useState(60);

  return (
    <div className="fader-panel">
      <div className="fader-panel-row">
        <label htmlFor={id}>Choir microphones</label>
        <output htmlFor={id}>{level} %</output>
      </div>
      <input
        className="fader-panel-input"
        id={id}
        type="range"
        value={level}
        onChange={(event) => setLevel(event.target.valueAsNumber)}
      />
    </div>
  );
}
