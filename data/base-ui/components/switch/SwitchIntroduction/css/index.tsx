import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchIntroduction() {
  return (
    <div className="switch-introduction-list">
      <label className="switch-introduction-label">
        <Switch className="switch-introduction-switch" defaultChecked /> Harbor lights
      </label>
      <label className="switch-introduction-label">
        <Switch className="switch-introduction-switch" /> Foghorn
      </label>
      <label className="switch-introduction-label">
        <Switch className="switch-introduction-switch" disabled /> Backup generator (in repair)
      </label>
    </div>
  );
}
