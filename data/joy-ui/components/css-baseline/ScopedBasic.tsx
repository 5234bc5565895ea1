import Button from '@mui/joy/Button';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedBasic() {
  return (
    <div style={{ font: '18px "Courier New", monospace' }}>
      <p>This paragraph belongs to a forum that has its own style sheet.</p>
      <ScopedCssBaseline>
        <p>
          This paragraph is inside the scope and has the <strong>font of the theme</strong>.
        </p>
        <Button size="sm">Reply</Button>
      </ScopedCssBaseline>
    </div>
  );
}
