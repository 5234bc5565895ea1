import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function SelectForm() {
  const [result, setResult] = React.useState('');
  const actionRef = React.useRef<{ focusVisible(): void }>(null);
  const missing = result === 'missing';

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const service = new FormData(event.currentTarget).get('service');
        setResult(service ? `Booked: ${service}` : 'missing');
        if (!service) {
          actionRef.current?.focusVisible();
        }
      }}
      style={{ width: '100%', maxWidth: 280 }}
    >
      <FormControl required error={missing}>
        <FormLabel>Service</FormLabel>
        <Select
          required
          name="service"
          placeholder="Choose one"
          action={actionRef}
          slotProps={{ button: { 'aria-invalid': missing } }}
          sx={{ '--Select-placeholderOpacity': 1 }}
        >
          <Option value="tune-up">Tune-up</Option>
          <Option value="overhaul">Overhaul</Option>
        </Select>
        {missing && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>Choose a service.</FormHelperText>
        )}
      </FormControl>
      <Button type="submit" sx={{ my: 1.5 }}>
        Book
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {!missing && result}
      </Typography>
    </form>
  );
}
