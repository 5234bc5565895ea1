import { Badge } from '@mui/base/Badge';
import './styles.css';

const corners = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

export default function BadgePositions() {
  return (
    <div className="badge-positions-row">
      {corners.map((corner) => (
        <Badge
          className="badge-positions-count"
          key={corner}
          badgeContent={4}
          data-corner={corner}
          role="img"
          aria-label={`${corner}: 4 letters`}
        >
          <span className="badge-positions-tile">{corner}</span>
        </Badge>
      ))}
    </div>
  );
}
