import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import './styles.css';

export default function InteropPopup() {
  return (
    <Tooltip
      title="Opens at low tide"
      describeChild
      slotProps={{ popper: { className: 'tide-popper' }, tooltip: { className: 'tide-tooltip' } }}
    >
      <Button variant="outlined">Causeway</Button>
    </Tooltip>
  );
}
