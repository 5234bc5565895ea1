import Chip from '@mui/material/Chip';
import './styles.css';

export default function InteropScope() {
  return (
    <ul className="spice-shelf" aria-label="Spices in stock">
      {['Cardamom', 'Sumac', 'Saffron'].map((spice) => (
        <li key={spice}>
          <Chip label={spice} />
        </li>
      ))}
    </ul>
  );
}
