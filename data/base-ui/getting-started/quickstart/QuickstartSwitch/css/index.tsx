import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function QuickstartSwitch() {
  return (
    <div className="quickstart-switch-list">
      <label className="quickstart-switch-label">
        <Switch className="quickstart-switch-switch" defaultChecked /> Shore power
      </label>
      <label className="quickstart-switch-label">
        <Switch className="quickstart-switch-switch" /> Fresh water
      </label>
      <label className="quickstart-switch-label">
        <Switch className="quickstart-switch-switch" disabled /> Crane (booked out)
      </label>
    </div>
  );
}
