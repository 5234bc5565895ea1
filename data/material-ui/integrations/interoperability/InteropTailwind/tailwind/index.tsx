import Button from '@mui/material/Button';

export default function InteropTailwind() {
  return (
    <Button
      variant="contained"
      className="rounded-full! bg-teal-800! px-6! py-2! text-white! normal-case! hover:bg-teal-900! dark:bg-teal-300! dark:text-teal-950! dark:hover:bg-teal-200!"
    >
      Rent a canoe
    </Button>
  );
}
