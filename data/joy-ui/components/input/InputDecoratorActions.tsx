import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';

export default function InputDecoratorActions() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Drawer code</FormLabel>
        <Input
          placeholder="D-118"
          startDecorator={
            <IconButton variant="soft" aria-label="Scan a drawer code">
              <QrCodeScannerIcon />
            </IconButton>
          }
        />
      </FormControl>
      <FormControl>
        <FormLabel>Voucher</FormLabel>
        <Input
          placeholder="SPRING-12"
          endDecorator={
            <Button variant="soft" color="neutral">
              Redeem
            </Button>
          }
        />
      </FormControl>
    </Stack>
  );
}
