import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonLink() {
  return (
    <div className="button-link-row">
      <Button
        className="button-link-action"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
      >
        Read the button pattern
      </Button>
      <Button className="button-link-action" href="mailto:desk@example.com">
        Contact the desk
      </Button>
    </div>
  );
}
