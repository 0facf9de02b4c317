import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back once from each history entry, since that takes a moment in which the button may be pressed again. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isGoing = useRef(false);
  useEffect(() => {
    isGoing.current = false;
  }, [key]);
  return () => {
    if (isGoing.current) return;
    isGoing.current = true;
    void navigate(-1);
  };
}
