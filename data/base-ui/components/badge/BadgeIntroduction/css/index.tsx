import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BadgeIntroduction() {
  return (
    <div className="badge-introduction-row">
      <Badge
        className="badge-introduction-count"
        badgeContent={5}
        role="img"
        aria-label="North tower: 5 letters"
      >
        <span className="badge-introduction-tile">N</span>
      </Badge>
      <Badge
        className="badge-introduction-count"
        badgeContent={120}
        role="img"
        aria-label="South tower: 120 letters"
      >
        <span className="badge-introduction-tile">S</span>
      </Badge>
      <Badge
        className="badge-introduction-count"
        badgeContent={0}
        role="img"
        aria-label="East tower: no letters"
      >
        <span className="badge-introduction-tile">E</span>
      </Badge>
    </div>
  );
}
