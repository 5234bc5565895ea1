import TextField from '@mui/material/TextField';
import './styles.css';

export default function InteropThemeVariables() {
  return (
    <form className="workshop-form" onSubmit={(event) => event.preventDefault()}>
      <p className="workshop-note">The workshop has two places left.</p>
      <TextField label="Your name" name="name" autoComplete="name" fullWidth />
    </form>
  );
}
