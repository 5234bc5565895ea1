import Alert from '@mui/material/Alert';

export default function AlertBasic() {
  return <Alert>The 9:40 to the summit has a seat for everybody in your party.</Alert>;
}
