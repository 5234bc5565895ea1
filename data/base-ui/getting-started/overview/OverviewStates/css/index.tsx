import { Switch } from '@mui/base/Switch';
import './styles.css';

const alarms = [
  { label: 'Tide warnings', defaultChecked: true },
  { label: 'Weather reports', defaultChecked: false },
  { label: 'Distress channel (always on)', defaultChecked: true, disabled: true },
];

export default function OverviewStates() {
  return (
    <div className="overview-states-rows">
      {alarms.map(({ label, ...alarm }) => (
        <label className="overview-states-row" key={label}>
          <Switch
            {...alarm}
            slotProps={{
              root: { className: 'overview-states-rail' },
              thumb: { className: 'overview-states-thumb' },
              input: { className: 'overview-states-input' },
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
