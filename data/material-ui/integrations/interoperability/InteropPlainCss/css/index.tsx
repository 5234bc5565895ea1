import Button from '@mui/material/Button';
import './styles.css';

export default function InteropPlainCss() {
  return (
    <Button variant="contained" className="jam-order-button">
      Order plum jam
    </Button>
  );
}
