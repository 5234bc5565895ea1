declare module '*/sign-in/SignIn' {
  export default function SignIn(): React.JSX.Element;
}
