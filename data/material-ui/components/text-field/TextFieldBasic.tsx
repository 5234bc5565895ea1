import TextField from '@mui/material/TextField';

export default function TextFieldBasic() {
  return <TextField label="Variety name" helperText="As printed on the seed packet" />;
}
