import { useRef, useState, type FormEvent } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function AlertErrorSummary() {
  const [empty, setEmpty] = useState(false);
  const alertRef = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(!new FormData(event.currentTarget).get('pass'));
    setTimeout(() => alertRef.current?.focus());
  };

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit} sx={{ width: 280 }}>
      {empty && (
        <Alert ref={alertRef} role="group" tabIndex={-1} color="danger" aria-label="Error">
          <Link href="#tram-pass" color="danger">
            Enter your pass number.
          </Link>
        </Alert>
      )}
      <FormControl id="tram-pass" error={empty}>
        <FormLabel>Pass number</FormLabel>
        <Input name="pass" error={empty} />
      </FormControl>
      <Button type="submit">Renew the pass</Button>
    </Stack>
  );
}
